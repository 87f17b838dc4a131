import * as messages from '../../../__generated__/messages/product.ts'
import { isChoiceSellable, type Selection } from '../../../lib/product-choices.ts'
import styles from './BuyBox.module.css'
import { type ProductChoices, variantsOf } from './product-fragments.ts'
import type { Availability } from './use-selection.ts'

type OptionGroupsProps = {
  choices: ProductChoices
  selection: Selection
  availability: Availability | null
  onChoose: (selection: Selection) => void
}

/**
 * Options as radio groups. Sold-out choices stay selectable, and the page then suggests alternatives. They are struck
 * through where another is left, and say why to screen readers only: a word that appears would move the choices after it.
 */
export function OptionGroups({ choices, selection, availability, onChoose }: OptionGroupsProps) {
  const variants = variantsOf(choices)
  const isGone = (option: string, label: string) => {
    if (variants.length > 0) return !isChoiceSellable(variants, selection, option, label)
    const options = availability?.options ?? choices.options
    const found = options
      .find((one) => one.name === option)
      ?.choices.find((one) => one.label === label)
    return found ? !found.inStock : false
  }
  return choices.options.map((option) => (
    <fieldset key={option.name} className={styles.group}>
      <legend>
        <strong>{option.name}</strong> <span>{selection[option.name]}</span>
      </legend>
      <div className={styles.choices}>
        {option.choices
          .filter((choice) => choice.visible)
          .map((choice) => (
            <Choice
              key={choice.label}
              option={option.name}
              label={choice.label}
              color={option.type === 'COLOR' ? choice.value : null}
              isChosen={selection[option.name] === choice.label}
              isGone={isGone(option.name, choice.label)}
              onChoose={() => onChoose({ ...selection, [option.name]: choice.label })}
            />
          ))}
      </div>
    </fieldset>
  ))
}

type ChoiceProps = {
  option: string
  label: string
  color: string | null
  isChosen: boolean
  isGone: boolean
  onChoose: () => void
}

function Choice({ option, label, color, isChosen, isGone, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice} data-gone={isGone || undefined}>
      <input
        type="radio"
        name={`option.${option}`}
        value={label}
        checked={isChosen}
        onChange={onChoose}
      />
      {color && (
        <svg width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" fill={color} />
        </svg>
      )}
      <span>{label}</span>
      {isGone && <span className="sr">{messages.soldOut}</span>}
    </label>
  )
}
