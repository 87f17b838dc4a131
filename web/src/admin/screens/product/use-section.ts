// A section of the editor with its own save. Before a save the product is read again, because others may have changed it.

import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { type Faults, useChangeForm } from '../../forms/use-change-form.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { lostAnswer, type Problem } from '../../ui/Problems.tsx'
import { type Change, changesBetween, type Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

type Options<Values extends object> = {
  product: Product
  read: (product: Product) => Values
  faults?: (now: Values) => Faults
  save: (
    now: Values,
    changed: readonly (keyof Values)[],
  ) => Promise<{ problems: readonly Problem[] }>
}

export type Section<Values extends object> = ReturnType<typeof useSection<Values>>

export function useSection<Values extends object>(options: Options<Values>) {
  const { product, read, save } = options
  const readFresh = useFreshProduct(product.id)
  /** Changes made elsewhere since the page was loaded; null when none are known. */
  const [newer, setNewer] = useState<readonly Change[] | null>(null)
  const send = async (now: Values, changed: readonly (keyof Values)[]) => {
    const { problems } = await save(now, changed)
    await readFresh()
    return { isDone: problems.length === 0, problems }
  }
  const form = useChangeForm({
    before: read(product),
    faults: options.faults,
    refusal: useRefusal('CATALOG_WRITE'),
    isLive: true,
    async save(now: Values, changed) {
      setNewer(null)
      const fresh = await readFresh()
      if (!fresh) return { isDone: false, problems: [lostAnswer] }
      const changes = changesBetween(product, fresh)
      if (changes.length === 0) return send(now, changed)
      setNewer(changes)
      return { isDone: false, problems: [] }
    },
    onDone() {
      void showToast({ tone: 'success', text: commonMessages.saved })
    },
  })
  const drop = () => {
    setNewer(null)
    form.drop()
  }
  /** Saves despite the changes that were shown. */
  const overwrite = () => {
    setNewer(null)
    return form.submitWith(send)
  }
  return { ...form, newer, overwrite, drop }
}
