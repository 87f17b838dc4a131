import { expect, test } from 'vitest'
import { stem } from './stem.ts'
import { fold, textWords, typedWords } from './words.ts'

const stems = (text: string) => typedWords(text).map((word) => word.stem)

test.each([
  ['mugs', 'mug'],
  ['boxes', 'box'],
  ['candles', 'candle'],
  ['glasses', 'glass'],
  ['glass', 'glass'],
  ['shelves', 'shelf'],
  ['brushes', 'brush'],
  ['benches', 'bench'],
  ['batteries', 'battery'],
  ['gloves', 'glove'],
  ['scissors', 'scissor'],
  ['shoes', 'shoe'],
  ['cactus', 'cactus'],
  ['women', 'woman'],
  ['colours', 'color'],
  ['pen', 'pen'],
  ['gas', 'gas'],
  ['constructor', 'constructor'],
])('%s is searched as %s', (word, expected) => {
  expect(stem(word)).toBe(expected)
})

test('cookie and cookies are the same word', () => {
  expect(stem('cookies')).toBe(stem('cookie'))
})

test('folds case, accents, widths and invisible characters', () => {
  expect(fold('CAFÉ Ｍｕｇ')).toBe('cafe mug')
  expect(fold('Bjørn Straße Łódź İ')).toBe('bjorn strasse lodz i')
  expect(fold('mu\u200bg\u00ad')).toBe('mug')
  expect(fold('한글')).toBe('한글')
})

test('splits words at punctuation and removes apostrophes', () => {
  expect(stems("Gardener's Soap, 2 × 100 g")).toEqual(['gardener', 'soap', '2', '100', 'g'])
  expect(stems('the mug for the desk')).toEqual(['mug', 'desk'])
  expect(stems('the')).toEqual(['the'])
  expect(textWords('E-Book').map((word) => word.text)).toEqual(['e', 'book', 'ebook'])
})

test('keeps an incomplete last word even if it is a stop word', () => {
  expect(typedWords('lamp be').map((word) => word.text)).toEqual(['lamp'])
  expect(typedWords('lamp be', true).map((word) => word.text)).toEqual(['lamp', 'be'])
})

test('compares scripts without spaces by letter pairs', () => {
  expect(stems('陶器の杯')).toEqual(['陶器', '器の', 'の杯'])
  expect(stems('杯')).toEqual(['杯'])
  expect(textWords('USB充電器').map((word) => word.stem)).toEqual(
    expect.arrayContaining(['usb', '充電', '電器', '充']),
  )
  expect(stems('שלום עולם')).toEqual(['שלום', 'עולם'])
})

test('reads a limited number of words of a text and letters of a word', () => {
  expect(typedWords('word '.repeat(20_000))).toHaveLength(12)
  expect(typedWords('x'.repeat(100_000))[0]?.text).toHaveLength(40)
})
