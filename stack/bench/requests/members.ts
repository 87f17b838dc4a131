// The members of W6, which staff create with the key of the site: the embedded platform is seeded with a few only.
import { createAll, type Site } from './seed.ts'

/** Pages of the list that are requested, all of them full. */
export const memberPages = 10
const count = memberPages * 50

const firstNames = ['Ada', 'Bruno', 'Clara', 'Dilek', 'Emil', 'Farah', 'Goran', 'Hana']
const lastNames = ['Albers', 'Becker', 'Costa', 'Dunn', 'Eriksen', 'Ferrari', 'Grau']
const companies = ['', 'Mill & Sons', 'Studio North', 'Harbor Books', '']

const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** Returns a member as the platform's call takes one, with an address, a phone and often a company. */
export function newMember(index: number) {
  const [firstName, lastName] = [at(firstNames, index), at(lastNames, index)]
  const name = `${firstName} ${lastName} ${index}`
  return {
    loginEmail: `${name.toLowerCase().replaceAll(' ', '.')}@members.test`,
    profile: { nickname: name },
    contact: {
      ...{ firstName, lastName, company: at(companies, index), jobTitle: 'Buyer' },
      phones: [`+1 555 ${String(index).padStart(4, '0')}`],
      addresses: [
        {
          addressLine: `${index + 1} Mill Lane`,
          city: 'Portland',
          country: 'US',
          postalCode: '97201',
        },
      ],
    },
  }
}

/** Creates the members. */
export const seedMembers = (site: Site): Promise<void> =>
  createAll(
    site,
    '/members/v1/members',
    Array.from({ length: count }, (_, index) => ({ member: newMember(index) })),
  )
