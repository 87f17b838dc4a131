// Interfaces of entities that calls return as well. Without them the type of the event table is longer than
// the compiler can write to a declaration file.
import type { z } from 'zod'
import { type WireCart, wireCart } from '../wire/cart.ts'
import { type WireCheckout, wireCheckout } from '../wire/checkout.ts'
import { type WireCheckoutSettings, wireCheckoutSettings } from '../wire/checkout-settings.ts'
import { type WireMember, wireMember } from '../wire/member.ts'
import { type WireOrder, wireOrder } from '../wire/order.ts'

export interface CartEntity extends WireCart {}
export const cartEntity: z.ZodType<CartEntity> = wireCart

export interface CheckoutEntity extends WireCheckout {}
export const checkoutEntity: z.ZodType<CheckoutEntity> = wireCheckout

export interface CheckoutSettingsEntity extends WireCheckoutSettings {}
export const checkoutSettingsEntity: z.ZodType<CheckoutSettingsEntity> = wireCheckoutSettings

export interface OrderEntity extends WireOrder {}
export const orderEntity: z.ZodType<OrderEntity> = wireOrder

export interface MemberEntity extends WireMember {}
export const memberEntity: z.ZodType<MemberEntity> = wireMember
