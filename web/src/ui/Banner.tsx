import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'info',
  danger: 'alert',
}

type BannerProps = { tone?: BannerTone; title?: string; children: ReactNode; id?: string }

/** A message where its cause is. `danger` is announced assertively, other tones politely. */
export function Banner({ tone = 'info', title, children, id }: BannerProps) {
  return (
    <div
      id={id}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone])}
    >
      <Icon name={icons[tone]} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
