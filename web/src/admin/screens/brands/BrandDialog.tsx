import type { Brand } from './brand-columns.tsx'
import { DeleteBrands } from './DeleteBrands.tsx'
import { MergeBrands } from './MergeBrands.tsx'
import { NewBrands } from './NewBrands.tsx'
import { RenameBrand } from './RenameBrand.tsx'
import { RenameBrands } from './RenameBrands.tsx'

/** The brands are those at the time of opening, because the list changes during a job. */
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'renameOne'; brand: Brand }
  | { kind: 'rename' | 'merge'; brands: readonly Brand[] }
  | { kind: 'delete'; ids: readonly string[] }

type Props = { dialog: OpenDialog; onClose: () => void; onDone: () => void }

export function BrandDialog({ dialog, ...end }: Props) {
  if (dialog.kind === 'new') return <NewBrands {...end} />
  if (dialog.kind === 'renameOne') return <RenameBrand brand={dialog.brand} {...end} />
  if (dialog.kind === 'delete') return <DeleteBrands ids={dialog.ids} {...end} />
  if (dialog.kind === 'rename') return <RenameBrands brands={dialog.brands} {...end} />
  return <MergeBrands brands={dialog.brands} {...end} />
}
