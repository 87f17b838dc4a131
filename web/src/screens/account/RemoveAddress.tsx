import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { removeAddressDocument } from './address-documents.ts'

type RemoveAddressProps = { id: string; number: number }

export function RemoveAddress({ id, number }: RemoveAddressProps) {
  const client = useClient()
  const form = useForm({
    labels: {},
    async send() {
      const { answer, problems } = await sendForm(client, removeAddressDocument, { id })
      if (!answer || problems.length > 0) return problems
      void showToast({ text: 'The address is removed.', tone: 'success' })
      return 'done'
    },
  })
  return (
    <Form state={form} action="/forms/remove-address" hidden={{ addressId: id }}>
      <Button type="submit" weight="quiet" isBusy={form.isBusy}>
        Remove<span className="sr"> address {number}</span>
      </Button>
    </Form>
  )
}
