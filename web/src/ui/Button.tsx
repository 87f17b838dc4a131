import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonWeight = 'primary' | 'secondary' | 'quiet'

type ButtonStyle = {
  weight?: ButtonWeight
  isWide?: boolean
  isBusy?: boolean
  children: ReactNode
}

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>

/** Defaults to `secondary` and `type="button"`. A busy button keeps its width and its label. */
export function Button({ weight = 'secondary', isWide, isBusy, className, ...rest }: ButtonProps) {
  const names = classOf(weight, isWide, className)
  return <button type="button" aria-busy={isBusy || undefined} className={names} {...rest} />
}

type ButtonLinkProps = ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link styled as a button. */
export function ButtonLink({
  weight = 'secondary',
  isWide,
  isBusy,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={classOf(weight, isWide, className)} aria-busy={isBusy || undefined} {...rest} />
  )
}

function classOf(weight: ButtonWeight, isWide?: boolean, className?: string) {
  return classNames(styles.button, styles[weight], isWide && styles.wide, className)
}
