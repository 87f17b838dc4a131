type Listed = {
  customTextFields: readonly unknown[]
  options: readonly { choices: readonly unknown[] }[]
}

/** Returns whether a product can be added from its card, because it has few choices to make. */
export function isQuick({ customTextFields, options }: Listed): boolean {
  return (
    customTextFields.length === 0 &&
    options.length <= 2 &&
    options.every(({ choices }) => choices.length <= 8)
  )
}
