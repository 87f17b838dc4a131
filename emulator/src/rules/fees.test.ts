import Big from 'big.js'
import { expect, it } from 'vitest'
import { feesOf } from './fees.ts'

const line = (id: string, kilograms: number, quantity: number, ships = true) => ({
  id,
  kilograms,
  quantity,
  ships,
  unit: new Big(1),
})

it('a parcel above twenty kilograms has a handling fee, which names the lines in it', () => {
  expect(feesOf([line('a', 10, 2), line('b', 0.1, 1), line('c', 1, 1, false)])).toEqual([
    {
      code: 'handling',
      name: 'Heavy parcel handling',
      price: new Big(15),
      lineItemIds: ['a', 'b'],
    },
  ])
})

it('one of twenty kilograms has none, whatever the digital products weigh', () => {
  expect(feesOf([line('a', 10, 2), line('c', 50, 1, false)])).toEqual([])
})
