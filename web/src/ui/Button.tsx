import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonWeight = 'primary' | 'secondary' | 'quiet'

type Look = { weight?: ButtonWeight; isWide?: boolean; isBusy?: boolean; children: ReactNode }

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>

/** `secondary` and `type="button"` unless said otherwise. Busy keeps its width and its words. */
export function Button({ weight = 'secondary', isWide, isBusy, className, ...rest }: ButtonProps) {
  const names = look(weight, isWide, className)
  return <button type="button" aria-busy={isBusy || undefined} className={names} {...rest} />
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>

/** Goes somewhere, looks like a button. */
export function ButtonLink({
  weight = 'secondary',
  isWide,
  isBusy,
  className,
  ...rest
}: ButtonLinkProps) {
  return <a className={look(weight, isWide, className)} aria-busy={isBusy || undefined} {...rest} />
}

function look(weight: ButtonWeight, isWide?: boolean, className?: string) {
  return classNames(styles.button, styles[weight], isWide && styles.wide, className)
}
