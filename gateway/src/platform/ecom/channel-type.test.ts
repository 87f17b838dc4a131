import { channelTypes } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { channelTypeOf, isChannelType, wireChannelType } from './channel-type.ts'

test('every channel has a name of its own without that of the platform, and leads back', () => {
  const names = channelTypes.map(channelTypeOf)
  expect(new Set(names).size).toBe(channelTypes.length)
  expect(names.filter((name) => /wix/i.test(name))).toEqual([])
  expect(names.map(wireChannelType)).toEqual(channelTypes)
  expect(channelTypeOf('WIX_INVOICES')).toBe('INVOICES')
  expect(['INVOICES', 'WIX_INVOICES', 'NONE'].map(isChannelType)).toEqual([true, false, false])
})
