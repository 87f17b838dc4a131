import { useId } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import * as messages from '../../__generated__/messages/apps.ts'
import { Row } from '../../ui/Row.tsx'
import { Stack } from '../../ui/Stack.tsx'

type Props = { name: string; secret: string; onClose: () => void }

/** Shows a new key, which nothing shows again. */
export function Secret({ name, secret, onClose }: Props) {
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast({ tone: 'success', text: messages.copied }),
      // Without permission for the clipboard the key is selected, to be copied by hand.
      () => {
        ;(document.getElementById(id) as HTMLInputElement | null)?.select()
        return showToast({ tone: 'warning', text: messages.copyFailed })
      },
    )
  return (
    <Dialog title={messages.keyOf({ name })} isOpen onClose={onClose}>
      <Stack>
        <Banner tone="warning" title={messages.shownOnce}>
          <p>{messages.shownOnceText}</p>
        </Banner>
        <Field id={id} label={messages.key} value={secret} readOnly spellCheck={false} />
        <Row>
          <Button weight="primary" onClick={() => void copy()}>
            {messages.copy}
          </Button>
          <Button onClick={onClose}>{messages.done}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
