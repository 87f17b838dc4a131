/** The shop does not start with a setting, or with a file that one names. `reason`: which one, and what is wrong with it. */
export class UnusableSettings extends Error {
  constructor(readonly reason: string) {
    super(`The settings are not usable: ${reason}`)
    this.name = 'UnusableSettings'
  }
}
