// Sales channels under the names of the schema, which has no names of the platform. docs/decisions/034-names-of-the-schema.md
import { channelTypes, type ChannelType as WireChannelType } from '@vitrine/platform'
import type { ChannelType } from '../../__generated__/schema-types.ts'

const renamed = {
  UNSPECIFIED: 'UNKNOWN',
  WIX_APP_STORE: 'APP_MARKET',
  WIX_INVOICES: 'INVOICES',
  WIX_INVOICES_PLATFORM: 'INVOICES_PLATFORM',
} as const satisfies Partial<Record<WireChannelType, ChannelType>>

const isRenamed = (type: WireChannelType): type is keyof typeof renamed => type in renamed

/** Returns the schema's name of a channel. */
export const channelTypeOf = (type: WireChannelType): ChannelType =>
  isRenamed(type) ? renamed[type] : type

const wireTypes = new Map(channelTypes.map((type) => [channelTypeOf(type), type]))

/** Returns the platform's name of a channel; undefined for an unknown one. */
export const wireChannelType = (type: string) => wireTypes.get(type as ChannelType)

/** The schema's name of each channel by that of the platform. */
export const channelNames: Readonly<Record<string, ChannelType>> = Object.fromEntries(
  channelTypes.map((type) => [type, channelTypeOf(type)]),
)
