import { useState } from 'react'
import { Select } from '../../../ui/Select.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/apps.ts'
import { useChange } from '../../lib/use-change.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import type { AppKey } from './app-key-columns.tsx'
import { Secret } from './Secret.tsx'

const rotateAppKeyDocument = graphql(`
  mutation AdminRotateAppKey($input: RotateAppKeyInput!) {
    rotateAppKey(input: $input) {
      appKey { id }
      secret
      problems { code message field requestId }
    }
  }
`)

type Props = { appKey: AppKey; onClose: () => void; onDone: () => void }

const periods = [
  { value: '0', label: messages.graceNone },
  { value: '24', label: messages.graceDay },
  { value: '168', label: messages.graceWeek },
]

/** Replaces a key by a new one, then shows it once. */
export function RotateAppKey({ appKey: { id, name }, onClose, onDone }: Props) {
  const { change, isBusy, problems } = useChange()
  const [graceHours, setGraceHours] = useState('24')
  const [secret, setSecret] = useState<string | null>(null)
  if (secret) return <Secret name={name} secret={secret} onClose={onDone} />
  const rotate = async () => {
    const input = { id, graceHours: Number(graceHours) }
    const { data } = await change(rotateAppKeyDocument, { input })
    setSecret(data?.rotateAppKey.secret ?? null)
  }
  return (
    <Confirm
      title={messages.rotateTitle({ name })}
      verb={messages.rotateVerb}
      isBusy={isBusy}
      problems={problems}
      onConfirm={rotate}
      onClose={onClose}
    >
      <p>{messages.rotateText}</p>
      <Select
        label={messages.graceHours}
        value={graceHours}
        onChange={({ target }) => setGraceHours(target.value)}
        options={periods}
      />
    </Confirm>
  )
}
