import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import type { OwnAddress } from './AddressesScreen.tsx'
import { addressOf, objectsOf } from './fields-of.ts'
import { OtherAddresses } from './OtherAddresses.tsx'
import { updateMeDocument } from './update-me-document.ts'

type RemoveAddressProps = { addresses: readonly OwnAddress[]; index: number }

/** Saves the list without this one. */
export function RemoveAddress({ addresses, index }: RemoveAddressProps) {
  const client = useClient()
  const form = useForm({
    labels: {},
    async send(fields) {
      const left = objectsOf(fields.entries(), 'addresses').map(addressOf)
      const variables = { input: { addresses: left } }
      const { answer, problems } = await sendForm(client, updateMeDocument, variables)
      if (!answer || problems.length > 0) return problems
      void showToast({ text: 'The address is removed.', tone: 'success' })
      return 'done'
    },
  })
  return (
    <Form state={form} action="/forms/addresses">
      <OtherAddresses addresses={addresses} without={index} />
      <Button type="submit" weight="quiet" isBusy={form.isBusy}>
        Remove<span className="sr"> address {index + 1}</span>
      </Button>
    </Form>
  )
}
