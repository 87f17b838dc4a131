import { useQuery } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import list from './Addresses.module.css'
import type { OwnAddress } from './AddressForm.tsx'
import { AddressLines } from './AddressLines.tsx'
import { ProfileMissing } from './ProfileMissing.tsx'
import { RemoveAddress } from './RemoveAddress.tsx'
import { addressWords } from './tag-words.ts'

const addressesDocument = graphql(`
  query AccountAddresses {
    viewer {
      role
    }
    me {
      id
      ...Addresses_member
    }
    myIdentity {
      id
      email
    }
  }
`)

export const Addresses_member = graphql(`
  fragment Addresses_member on Member {
    id
    contact {
      addresses {
        id
        tag
        addressLine
        addressLine2
        streetNumber
        streetName
        city
        subdivision
        country
        postalCode
        ...AddressLines_address
      }
    }
  }
`)

export const load = () => [loading(addressesDocument, {})]

/** Renders the form only in edit mode, so that the list of all countries is loaded only then. */
let AddressForm: typeof import('./AddressForm.tsx')['AddressForm'] | null = null

export async function ready(request: ScreenRequest): Promise<void> {
  await preloadProblemMessages(request)
  if (request.search.has('edit')) ({ AddressForm } = await import('./AddressForm.tsx'))
}

export const title = () => messages.addresses

const maxAddresses = 20

/** `?edit=<id>` opens an address, `?edit=new` an empty one: plain links that work without JavaScript. */
function editedIn(search: URLSearchParams, addresses: readonly OwnAddress[]) {
  const action = search.get('edit')
  if (!action) return null
  if (action === 'new') return addresses.length < maxAddresses ? 'new' : null
  return addresses.find(({ id }) => id === action) ?? null
}

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: addressesDocument })
  const me = data?.me ? unmask(Addresses_member, data.me) : null
  const addresses = me?.contact?.addresses ?? []
  const edited = editedIn(props.request.search, addresses)
  return (
    <AccountFrame
      title={messages.addresses}
      lead={messages.addressesIntro}
      path={accountPaths.addresses}
    >
      {!me && <ProfileMissing data={data} failure={props.failure} what={messages.yourAddresses} />}
      {me && edited && AddressForm ? (
        <AddressForm
          key={edited === 'new' ? edited : edited.id}
          {...props}
          memberId={me.id}
          address={edited === 'new' ? undefined : edited}
        />
      ) : (
        <AddressList addresses={addresses} search={props.request.search} />
      )}
      {me && !edited && addresses.length < maxAddresses && (
        <p>
          <ButtonLink weight="primary" href={`${accountPaths.addresses}?edit=new`}>
            {messages.addAddress}
          </ButtonLink>
        </p>
      )}
    </AccountFrame>
  )
}

type AddressListProps = { addresses: readonly OwnAddress[]; search: URLSearchParams }

function AddressList({ addresses, search }: AddressListProps) {
  return (
    <>
      <p role="status" className={search.has('done') ? styles.muted : 'sr'}>
        {search.get('done') === 'removed' && messages.addressIsRemoved}
        {search.get('done') === 'address' && messages.yourAddressesAreSaved}
      </p>
      {addresses.length === 0 ? (
        <p>{messages.noAddressesYet}</p>
      ) : (
        <ul className={`${styles.rows} ${list.cards}`}>
          {addresses.map((address, index) => (
            <li key={address.id ?? index}>
              <div>
                {address.tag && address.tag !== 'UNTAGGED' && (
                  <p className={styles.label}>{addressWords[address.tag]}</p>
                )}
                <AddressLines address={address} />
              </div>
              <div className={styles.actions}>
                <ButtonLink weight="quiet" href={`${accountPaths.addresses}?edit=${address.id}`}>
                  {messages.editAddressNumber({
                    number: index + 1,
                    hidden: (words) => <span className="sr">{words}</span>,
                  })}
                </ButtonLink>
                <RemoveAddress id={address.id ?? ''} number={index + 1} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
