import * as messages from '../../__generated__/messages/account.ts'
import { Form } from '../../forms/Form.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { removeAddressForm } from './address-forms.ts'

type RemoveAddressProps = { id: string; number: number }

export function RemoveAddress({ id, number }: RemoveAddressProps) {
  const form = useGraphqlForm(removeAddressForm, {
    onSuccess: () => void showToast({ text: messages.addressIsRemoved, tone: 'success' }),
  })
  return (
    <Form state={form} hidden={{ addressId: id }}>
      <Button type="submit" weight="quiet" isBusy={form.isBusy}>
        {messages.removeAddressNumber({
          number,
          hidden: (words) => <span className="sr">{words}</span>,
        })}
      </Button>
    </Form>
  )
}
