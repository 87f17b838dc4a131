// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the generated code contains template literals
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inlineMessages } from './messages-plugin.ts'

const id = fileURLToPath(new URL('../src/cart/x.tsx', import.meta.url))
describe('the bundler', () => {
  const transform = (code: string): string | undefined => {
    const plugin = inlineMessages()
    const run = plugin.transform as (code: string, id: string) => { code: string } | null
    return run(code, id)?.code.split('\n').at(-1)
  }
  const head = "import * as messages from '../__generated__/messages/cart.ts'\n"
  it('inlines a message with arguments', () => {
    expect(transform(`${head}say(messages.removed({ name: line.name }))`)).toBe(
      'say(`Removed ${line.name}.`)',
    )
    expect(
      transform(`${head}const a = <p>{messages.setTo({ left })}{messages.oneMoreOf({ name })}</p>`),
    ).toBe('const a = <p>{`Set to ${left}`}{`One more of ${name}`}</p>')
  })
  it('writes each argument in its place, whatever it contains', () => {
    const call = 'messages.addedToCart({ name: `p${quantity}`, quantity: line.quantity })'
    expect(transform(head + call)).toBe(
      '`Added to the cart: ${line.quantity} × ${`p${quantity}`}.`',
    )
    expect(transform(`${head}messages.addedToCart({ name })`)).toBeUndefined()
    expect(transform(`${head}messages.removed({ [name]: 1 })`)).toBeUndefined()
  })
  it('leaves plural forms, tags, spread arguments and nested calls', () => {
    expect(transform(`${head}messages.allWeHave({ left })`)).toBeUndefined()
    expect(transform(`${head}messages.appliedCode({ code, strong })`)).toBeUndefined()
    expect(transform(`${head}messages.removed({ ...line })`)).toBeUndefined()
    expect(transform(`${head}messages.removed({ name: messages.setTo({ left }) })`)).toBe(
      '`Removed ${messages.setTo({ left })}.`',
    )
  })
})
