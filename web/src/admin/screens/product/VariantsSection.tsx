import { useRef } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { useFocusRecovery } from '../../lib/use-focus-recovery.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { Row } from '../../ui/Row.tsx'
import { WhatChanges } from '../../ui/WhatChanges.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import type { Product } from './product.ts'
import { ResetVariants } from './ResetVariants.tsx'
import section from './Section.module.css'
import { useVariants } from './use-variants.ts'
import styles from './VariantsSection.module.css'
import { VariantTable } from './VariantTable.tsx'
import { cellOf, changeLines, hasFaults } from './variant-edits.ts'

/** All variants with their own values. */
export function VariantsSection({ product }: { product: Product }) {
  const hasOptions = product.options.length > 0
  return (
    <div id="variants" className={section.section}>
      <Panel
        title={messages.variants}
        action={hasOptions && product.managesVariants && <ResetVariants product={product} />}
      >
        {hasOptions ? <VariantMatrix product={product} /> : <Muted>{messages.noVariants}</Muted>}
      </Panel>
    </div>
  )
}

function VariantMatrix({ product }: { product: Product }) {
  const variants = useVariants(product)
  const part = useRef<HTMLFieldSetElement>(null)
  const held = useFocusRecovery(part)
  const { rows, total, changes, page, isBusy, newer } = variants
  if (!rows)
    return variants.isBroken ? <LoadFailed onAgain={variants.reload} /> : <Loading rows={4} />
  return (
    <fieldset ref={part} {...held} className={styles.variants} aria-label={messages.variants}>
      {!product.managesVariants && (
        <Banner title={messages.allVariantsCostSameTitle}>
          <p>{messages.variantPricesOff}</p>
        </Banner>
      )}
      <VariantTable
        rows={rows}
        edits={variants.edits}
        problems={variants.problems.flatMap((one) => {
          const cell = cellOf(changes, one.field)
          return cell ? [{ ...cell, message: one.message }] : []
        })}
        isManaged={product.managesVariants}
        onEdit={variants.edit}
      />
      <div className={styles.pages}>
        <MutedText>{messages.variantsShown({ count: rows.length, total })}</MutedText>
        <Row>
          {page.onBack && <Button onClick={page.onBack}>{commonMessages.previous}</Button>}
          {page.onNext && <Button onClick={page.onNext}>{commonMessages.next}</Button>}
        </Row>
      </div>
      <WhatChanges changes={changeLines(changes)} />
      {newer && (
        <NewerNotice
          changes={newer}
          onMine={() => void variants.save(true)}
          onTheirs={variants.drop}
        />
      )}
      <Problems problems={variants.problems.filter((one) => !cellOf(changes, one.field))} />
      {product.managesVariants && (
        <div className={styles.end}>
          {changes.length > 0 && (
            <Button weight="quiet" disabled={isBusy} onClick={variants.drop}>
              {commonMessages.undo}
            </Button>
          )}
          <AllowedButton
            right="CATALOG_WRITE"
            weight="primary"
            isBusy={isBusy}
            disabled={changes.length === 0 || hasFaults(changes) || isBusy}
            title={hasFaults(changes) ? commonMessages.putRedCellsRightFirst : undefined}
            onClick={() => void variants.save()}
          >
            {messages.saveVariants}
          </AllowedButton>
        </div>
      )}
    </fieldset>
  )
}

const LoadFailed = ({ onAgain }: { onAgain: () => void }) => (
  <Row>
    {messages.variantsNotRead} <Button onClick={onAgain}>{commonMessages.tryAgain}</Button>
  </Row>
)
