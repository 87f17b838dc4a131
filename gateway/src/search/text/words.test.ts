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
  ['caps', 'cap'],
  ['brie', 'brie'],
  ['pies', 'pie'],
  ['dairies', 'dairy'],
  ['buzzes', 'buzz'],
  ['boxeswood', 'boxeswood'],
  ['potatoes', 'potato'],
  ['hoes', 'hoe'],
  ['shoestring', 'shoestring'],
  ['basis', 'basis'],
  ['usage', 'usage'],
  ['lissome', 'lissome'],
  ['quiets', 'quiet'],
  ['pieties', 'piety'],
  ['10s', '10s'],
  ['100xs', '100xs'],
  ['größes', 'größes'],
  ['åboxes', 'åboxes'],
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
  expect(fold('Ða Þór Œuvre Ærø đ ı')).toBe('da thor oeuvre aero d i')
  expect(fold('Ế\ud800')).toBe('e')
  expect(fold('ガラス')).toBe('ガラス')
})

test('splits words at punctuation and removes apostrophes', () => {
  expect(stems("Gardener's Soap, 2 × 100 g")).toEqual(['gardener', 'soap', '2', '100', 'g'])
  expect(stems('the mug for the desk')).toEqual(['mug', 'desk'])
  expect(stems('the')).toEqual(['the'])
  expect(textWords('E-Book').map((word) => word.text)).toEqual(['e', 'book', 'ebook'])
  expect(stems("rock'n'roll ''' Łódź's d’Or O'Shea dogs'")).toEqual([
    'rocknroll',
    'lodz',
    'dor',
    'oshea',
    'dog',
  ])
  expect(textWords("the 's").map((word) => word.text)).toEqual([])
})

test.each([
  ['Café-Crème', ['cafe', 'creme', 'cafecreme']],
  ['A4-Block', ['a4', 'block']],
  ['Block-A4', ['block', 'a4']],
  ['x-ray and e-book', ['x', 'ray', 'e', 'book', 'xray', 'ebook']],
  ['- mug -', ['mug']],
])('%s is indexed as %j', (text, words) => {
  expect(textWords(text).map((word) => word.text)).toEqual(words)
})

test('keeps an incomplete last word even if it is a stop word', () => {
  expect(typedWords('lamp be').map((word) => word.text)).toEqual(['lamp'])
  expect(typedWords('lamp be', true).map((word) => word.text)).toEqual(['lamp', 'be'])
  expect(typedWords('the lamp be', true).map((word) => word.text)).toEqual(['lamp', 'be'])
})

test('compares scripts without spaces by letter pairs', () => {
  expect(stems('陶器の杯')).toEqual(['陶器', '器の', 'の杯'])
  expect(stems('杯')).toEqual(['杯'])
  expect(textWords('陶器の').map((word) => word.text)).toEqual(['陶器', '器の', '陶', '器', 'の'])
  expect(stems('café 陶器mug')).toEqual(['cafe', '陶器', 'mug'])
  expect(textWords('USB充電器').map((word) => word.stem)).toEqual(
    expect.arrayContaining(['usb', '充電', '電器', '充']),
  )
  expect(stems('שלום עולם')).toEqual(['שלום', 'עולם'])
})

test('reads a limited number of words of a text and letters of a word', () => {
  expect(typedWords('word '.repeat(20_000))).toHaveLength(12)
  expect(typedWords('x'.repeat(100_000))[0]?.text).toHaveLength(40)
  expect(typedWords(`${' '.repeat(399)}mug`).map((word) => word.text)).toEqual(['m'])
  const long = 'y'.repeat(45)
  expect(textWords(`${long} ${long}s`).map((word) => word.text)).toEqual(
    Array(2).fill('y'.repeat(40)),
  )
})
