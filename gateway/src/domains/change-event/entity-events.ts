// Events of brands, customizations, info sections, ribbons and members. docs/contract/catalog-events.md §4, §6.
import { readBrand } from '../../platform/catalog/v1/read-collection.ts'
import { readMember } from '../../platform/member/v1/read-member.ts'
import { customizationOf, infoSectionOf, ribbonOf } from './catalog-v3.ts'
import { eventTypes } from './event-types.ts'
import { facts, from } from './facts.ts'

export const entityEventResolvers = eventTypes({
  BrandCreatedEvent: {
    ...facts,
    brand: from('BrandCreated', readBrand),
  },
  BrandUpdatedEvent: {
    ...facts,
    brand: from('BrandUpdated', readBrand),
  },
  BrandDeletedEvent: facts,
  CustomizationCreatedEvent: {
    ...facts,
    customization: from('CustomizationCreated', customizationOf),
  },
  CustomizationUpdatedEvent: {
    ...facts,
    customization: from('CustomizationUpdated', customizationOf),
  },
  CustomizationDeletedEvent: {
    ...facts,
    customization: from('CustomizationDeleted', customizationOf),
  },
  InfoSectionCreatedEvent: {
    ...facts,
    infoSection: from('InfoSectionCreated', infoSectionOf),
  },
  InfoSectionUpdatedEvent: {
    ...facts,
    infoSection: from('InfoSectionUpdated', infoSectionOf),
  },
  InfoSectionDeletedEvent: facts,
  RibbonCreatedEvent: {
    ...facts,
    ribbon: from('RibbonCreated', ribbonOf),
  },
  RibbonUpdatedEvent: {
    ...facts,
    ribbon: from('RibbonUpdated', ribbonOf),
  },
  RibbonDeletedEvent: {
    ...facts,
    ribbon: from('RibbonDeleted', ribbonOf),
  },
  MemberCreatedEvent: {
    ...facts,
    member: from('MemberCreated', readMember),
  },
  MemberUpdatedEvent: {
    ...facts,
    member: from('MemberUpdated', readMember),
  },
  MemberDeletedEvent: facts,
})
