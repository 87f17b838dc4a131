export declare const accountPages: readonly [
  {
    readonly href: '/account'
    readonly label: 'Overview'
  },
  {
    readonly href: '/account/orders'
    readonly label: 'Orders'
  },
  {
    readonly href: '/account/notifications'
    readonly label: 'Back in stock'
  },
  {
    readonly href: '/account/profile'
    readonly label: 'Profile'
  },
  {
    readonly href: '/account/addresses'
    readonly label: 'Addresses'
  },
  {
    readonly href: '/account/security'
    readonly label: 'Security'
  },
  {
    readonly href: '/account/community'
    readonly label: 'Community'
  },
]
export declare const accountPaths: {
  readonly overview: '/account'
  readonly orders: '/account/orders'
  readonly order: (id: string) => string
  readonly notifications: '/account/notifications'
  readonly profile: '/account/profile'
  readonly addresses: '/account/addresses'
  readonly security: '/account/security'
  readonly community: '/account/community'
  readonly delete: '/account/delete'
  readonly members: '/members'
  readonly member: (slug: string) => string
}
declare const steps: {
  readonly login: '/login'
  readonly register: '/register'
  readonly verify: '/login/verify'
  readonly factor: '/login/factor'
  readonly pending: '/login/pending'
  readonly recover: '/recover'
}
/** A step of signing in that knows where to go on to afterwards. */
export declare function signInPath(step: keyof typeof steps, returnTo?: string | null): string
/** A path of this shop, or the other one. What looks like a path and leads to another host is none. */
export declare function localPathOr(text: string | null | undefined, other: string): string
