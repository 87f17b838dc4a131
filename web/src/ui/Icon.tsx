// Icons of 24 × 24 units with one stroke. Inline SVG needs no request and inherits the text color.

const shapes = {
  cart: 'M6 8h12l1 12H5Zm3 0V7a3 3 0 0 1 6 0v1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c1-8 15-8 16 0',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4',
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2m9-9h-2M5 12H3m15-6-1 1M7 17l-1 1m12 0-1-1M7 7 6 6',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z',
  system: 'M4 5h16v11H4Zm5 15h6m-3-4v4',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  zoom: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4M11 8v6m-3-3h6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8v.01',
  alert: 'M12 4 3 20h18Zm0 6v4m0 3v.01',
  check: 'M5 12l5 5 9-9',
} as const

export type IconName = keyof typeof shapes

/** The path of an icon that a single screen shows is passed as `shape`, because those above load with every page. */
type IconProps = { size?: number } & (
  | { name: IconName; shape?: undefined }
  | { name?: undefined; shape: string }
)

/** Decorative: adjacent text has the meaning. The default size is 20 px. */
export function Icon({ name, shape, size = 20 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={shape ?? shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
