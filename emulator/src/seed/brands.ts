/** The eight brands that Halden sells; products name them as their brand. */
export const brandName = {
  workshop: 'Halden Workshop',
  tarn: 'Tarn Lighting',
  saltmarsh: 'Saltmarsh Pottery',
  pell: 'Pell & Ash',
  lowMill: 'Low Mill',
  kestrel: 'Kestrel Paper',
  fernley: 'Fernley Tools',
  ostra: 'Ostra',
} as const

export const brands: string[] = Object.values(brandName)
