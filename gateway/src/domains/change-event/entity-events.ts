// Events of brands, customizations, info sections, ribbons and members. docs/contract/catalog-events.md §4, §6.
import { eventTypes } from './event-types.ts'
import { bodyFrom, facts } from './facts.ts'

export const entityEventResolvers = eventTypes({
  BrandCreatedEvent: {
    ...facts,
    brand: bodyFrom('BrandCreated'),
  },
  BrandUpdatedEvent: {
    ...facts,
    brand: bodyFrom('BrandUpdated'),
  },
  BrandDeletedEvent: facts,
  CustomizationCreatedEvent: {
    ...facts,
    customization: bodyFrom('CustomizationCreated'),
  },
  CustomizationUpdatedEvent: {
    ...facts,
    customization: bodyFrom('CustomizationUpdated'),
  },
  CustomizationDeletedEvent: {
    ...facts,
    customization: bodyFrom('CustomizationDeleted'),
  },
  InfoSectionCreatedEvent: {
    ...facts,
    infoSection: bodyFrom('InfoSectionCreated'),
  },
  InfoSectionUpdatedEvent: {
    ...facts,
    infoSection: bodyFrom('InfoSectionUpdated'),
  },
  InfoSectionDeletedEvent: facts,
  RibbonCreatedEvent: {
    ...facts,
    ribbon: bodyFrom('RibbonCreated'),
  },
  RibbonUpdatedEvent: {
    ...facts,
    ribbon: bodyFrom('RibbonUpdated'),
  },
  RibbonDeletedEvent: {
    ...facts,
    ribbon: bodyFrom('RibbonDeleted'),
  },
  MemberCreatedEvent: {
    ...facts,
    member: bodyFrom('MemberCreated'),
  },
  MemberUpdatedEvent: {
    ...facts,
    member: bodyFrom('MemberUpdated'),
  },
  MemberDeletedEvent: facts,
})
