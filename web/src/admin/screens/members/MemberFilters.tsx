import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { statusWords } from '../../lib/member-words.ts'
import { Filters, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { useAddressState } from '../../list/use-address-state.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { textFilters } from './filter.ts'
import styles from './MemberFilters.module.css'
import { privacyWords } from './words.ts'

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
          label={commonMessages.search}
          type="search"
          maxLength={100}
          placeholder={messages.nameOrEmail}
          name="q"
        />
        <SelectFilter label={messages.status} name="status" options={statuses} />
        <SelectFilter label={commonMessages.shown} name="privacy" options={privacies} />
      </Filters>
      <details open={textFilters.some(([name]) => get(name))}>
        <summary>{messages.moreFiltersAndBulkActions}</summary>
        <Filters>
          {textFilters.map(([name, label]) => (
            <TextFilter key={name} label={label} maxLength={100} name={name} />
          ))}
        </Filters>
        <div className={styles.all}>
          <span className={styles.label}>{messages.allMembersThatMatchTheseFilters}</span>
          <AllowedButton right="MEMBERS_WRITE" onClick={() => onAll('APPROVE')}>
            {messages.approveAll}
          </AllowedButton>
          <AllowedButton right="MEMBERS_DELETE" onClick={() => onAll('BLOCK')}>
            {messages.blockAll}
          </AllowedButton>
          <AllowedButton right="MEMBERS_DELETE" onClick={() => onAll('DELETE')}>
            {messages.deleteAll}
          </AllowedButton>
        </div>
      </details>
    </>
  )
}
