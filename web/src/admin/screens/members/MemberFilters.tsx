import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import { Filters, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { useAddressState } from '../../list/use-address-state.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { textFilters } from './filter.ts'
import styles from './MemberFilters.module.css'
import { privacyWords, statusWords } from './words.ts'

const statuses = (['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const).map((value) => ({
  value,
  label: statusWords[value][0],
}))
const privacies = (['PUBLIC', 'PRIVATE'] as const).map((value) => ({
  value,
  label: privacyWords[value],
}))

/** All filters of the platform, and actions on all members found. */
export function MemberFilters({ onAll }: { onAll: (action: BulkMemberAction) => void }) {
  const { get } = useAddressState()
  return (
    <>
      <Filters>
        <TextFilter
          label="Search"
          type="search"
          maxLength={100}
          placeholder="Name or email"
          name="q"
        />
        <SelectFilter label="Status" name="status" options={statuses} />
        <SelectFilter label="Shown" name="privacy" options={privacies} />
      </Filters>
      <details open={textFilters.some(([name]) => get(name))}>
        <summary>More filters and bulk actions</summary>
        <Filters>
          {textFilters.map(([name, label]) => (
            <TextFilter key={name} label={label} maxLength={100} name={name} />
          ))}
        </Filters>
        <div className={styles.all}>
          <span className={styles.label}>All members that match these filters:</span>
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
    </>
  )
}
