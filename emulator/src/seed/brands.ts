/** The eight makers Halden buys from; the products name them as their brand. */
export const maker = {
  workshop: 'Halden Workshop',
  tarn: 'Tarn Lighting',
  saltmarsh: 'Saltmarsh Pottery',
  pell: 'Pell & Ash',
  lowMill: 'Low Mill',
  kestrel: 'Kestrel Paper',
  fernley: 'Fernley Tools',
  ostra: 'Ostra',
} as const

export const brands: string[] = Object.values(maker)
