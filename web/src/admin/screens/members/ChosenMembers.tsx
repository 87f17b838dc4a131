import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import { WorkProgress } from '../../jobs/WorkProgress.tsx'
import { useBusyDialog } from '../../lib/use-busy-dialog.ts'
import layout from '../../ui/Columns.module.css'
import { Confirm } from '../../ui/Confirm.tsx'
import { type ChosenMember, partsOf, useChosen } from './use-chosen.ts'
import { actionWords } from './words.ts'

type Props = {
  action: BulkMemberAction
  people: readonly ChosenMember[]
  onClose: () => void
  onDone: () => void
}

/** Actions on the selected members, with a list of failures. */
export function ChosenMembers({ action, people, onClose, onDone }: Props) {
  const work = useChosen(action)
  const { state } = work
  const { verb, after } = actionWords[action]
  const total = people.length
  const { key, ...held } = useBusyDialog(state === 'running', onDone)
  const run = () => void work.run(partsOf(action, people))
  const count = `${total} ${total === 1 ? 'member' : 'members'}`
  if (state === 'ready') {
    return (
      <Confirm
        title={`${verb} ${count}?`}
        verb={`${verb} ${total}`}
        typed={total > 1 ? String(total) : undefined}
        isBusy={false}
        problems={[]}
        onConfirm={run}
        onClose={onClose}
      >
        <p>{after}</p>
        <p className={layout.muted}>
          {people.slice(0, 10).map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
          {total > 10 && ' and others'}
        </p>
      </Confirm>
    )
  }
  return (
    <Dialog key={key} {...held} title={`${verb} ${count}`} isOpen>
      <div className={layout.dialog}>
        <WorkProgress work={work} total={total} noun="members" />
        <div className={layout.end}>
          {state === 'running' && <Button onClick={work.stop}>Stop</Button>}
          {state === 'cut' && <Button onClick={run}>Go on</Button>}
          {state !== 'running' && (
            <Button weight="primary" onClick={onDone}>
              To the list
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
