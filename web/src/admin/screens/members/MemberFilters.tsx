import { Select } from '../../../ui/Select.tsx'
import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import type { AddressState } from '../../lib/use-address-state.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { FilterField } from '../../ui/FilterField.tsx'
import { textFilters } from './filter.ts'
import { privacyWords, statusWords } from './words.ts'

const any = { value: '', label: 'Any' }
const statuses = (['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const).map((value) => ({
  value,
  label: statusWords[value][0],
}))
const privacies = (['PUBLIC', 'PRIVATE'] as const).map((value) => ({
  value,
  label: privacyWords[value],
}))

type Props = { address: AddressState; onAll: (action: BulkMemberAction) => void }

/** All filters of the platform, and actions on all members found. */
export function MemberFilters({ address, onAll }: Props) {
  const { get, set } = address
  const isNarrow = textFilters.some(([name]) => get(name))
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={layout.filters}>
        <FilterField
          label="Search"
          type="search"
          maxLength={100}
          placeholder="Name or email"
          value={get('q')}
          onValue={(text) => set({ q: text })}
        />
        <Select
          label="Status"
          options={[any, ...statuses]}
          value={get('status')}
          onChange={({ target }) => set({ status: target.value })}
        />
        <Select
          label="Shown"
          options={[any, ...privacies]}
          value={get('privacy')}
          onChange={({ target }) => set({ privacy: target.value })}
        />
      </div>
      <details open={isNarrow}>
        <summary>More filters and bulk actions</summary>
        <div className={layout.filters}>
          {textFilters.map(([name, label]) => (
            <FilterField
              key={name}
              label={label}
              maxLength={100}
              value={get(name)}
              onValue={(text) => set({ [name]: text })}
            />
          ))}
        </div>
        <div className={layout.row}>
          <span className={layout.muted}>All members that match these filters:</span>
          <AllowedButton right="MEMBERS_WRITE" onClick={() => onAll('APPROVE')}>
            Approve all …
          </AllowedButton>
          <AllowedButton right="MEMBERS_DELETE" onClick={() => onAll('BLOCK')}>
            Block all …
          </AllowedButton>
          <AllowedButton right="MEMBERS_DELETE" onClick={() => onAll('DELETE')}>
            Delete all …
          </AllowedButton>
        </div>
      </details>
    </form>
  )
}
