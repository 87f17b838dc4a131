/** British spellings that search treats as the American word. */
export const britishSpelling: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'color',
  coloured: 'colored',
  grey: 'gray',
  jewellery: 'jewelry',
  aluminium: 'aluminum',
  fibre: 'fiber',
}
