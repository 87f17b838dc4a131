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

/** Returns whether a text is the schema's name of a channel. */
export const isChannelType = (type: string): type is ChannelType =>
  wireTypes.has(type as ChannelType)

/** Returns the platform's name of a channel; that of an unknown one for a name that it has not. */
export const wireChannelType = (type: ChannelType): WireChannelType =>
  wireTypes.get(type) ?? 'UNSPECIFIED'

/** The schema's name of each channel by that of the platform. */
export const channelNames: Readonly<Record<string, ChannelType>> = Object.fromEntries(
  channelTypes.map((type) => [type, channelTypeOf(type)]),
)
