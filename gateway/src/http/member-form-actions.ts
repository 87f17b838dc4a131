// The members' forms: signing in and out, and one's own account.
import type { Fields, FormAction } from './form-actions.ts'

const problems = 'problems { code message field severity requestId }'
const filled = (text: string | undefined) => (text?.trim() ? text.trim() : undefined)

/** Where each state of a sign-in goes on. */
const steps: Record<string, string> = {
  EMAIL_VERIFICATION_REQUIRED: '/login/verify',
  FACTOR_REQUIRED: '/login/factor',
  OWNER_APPROVAL_REQUIRED: '/login/pending',
}

/** A step keeps in mind where all this was to lead. */
const nextStep: FormAction['next'] = ({ state }, { leadTo }) => {
  const step = typeof state === 'string' ? steps[state] : undefined
  if (!step) return undefined
  return leadTo && leadTo !== '/account'
    ? `${step}?${new URLSearchParams({ returnTo: leadTo })}`
    : step
}

const signIn = { failurePath: '/login', successPath: '/account', next: nextStep }
const answer = `{ state ${problems} }`

const captchaOf = ({ captcha, invisibleCaptcha }: Fields) =>
  captcha || invisibleCaptcha
    ? { captcha: { visible: filled(captcha), invisible: filled(invisibleCaptcha) } }
    : {}

const signInActions = {
  login: {
    document: `mutation FormLogin($input: LoginInput!) { login(input: $input) ${answer} }`,
    variables: (fields) => ({
      input: { email: fields.email ?? '', password: fields.password ?? '', ...captchaOf(fields) },
    }),
    retainedFields: ['email'],
    ...signIn,
  },
  register: {
    document: `mutation FormRegister($input: RegisterInput!) { register(input: $input) ${answer} }`,
    variables: (fields) => ({
      input: {
        email: fields.email ?? '',
        password: fields.password ?? '',
        firstName: filled(fields.firstName),
        lastName: filled(fields.lastName),
        ...captchaOf(fields),
      },
    }),
    retainedFields: ['email', 'firstName', 'lastName'],
    ...signIn,
    failurePath: '/register',
  },
  'verify-code': {
    document: `mutation FormVerifyCode($code: String!) { verifyEmailCode(code: $code) ${answer} }`,
    variables: ({ code }) => ({ code: code ?? '' }),
    ...signIn,
    failurePath: '/login/verify',
  },
  'resend-code': {
    document: `mutation FormResendCode { resendEmailCode ${answer} }`,
    variables: () => ({}),
    ...signIn,
    failurePath: '/login/verify',
    successPath: '/login/verify?done=sent',
    next: undefined,
  },
  'verify-factor': {
    document: `mutation FormVerifyFactor($input: VerifyFactorInput!) { verifyFactor(input: $input) ${answer} }`,
    variables: ({ type, code }) => ({ input: { type: type ?? '', code: filled(code) } }),
    ...signIn,
    failurePath: '/login/factor',
  },
  'cancel-sign-in': {
    document: `mutation FormCancelSignIn { cancelSignIn ${answer} }`,
    variables: () => ({}),
    failurePath: '/login',
    successPath: '/login',
  },
  'hosted-sign-in': {
    document: `mutation FormHostedSignIn($input: StartSignInInput!) { startSignIn(input: $input) { url ${problems} } }`,
    variables: ({ leadTo }) => ({ input: { returnTo: filled(leadTo) ?? '/account' } }),
    failurePath: '/login',
    successPath: '/login',
  },
  'recovery-mail': {
    document: `mutation FormRecoveryMail($email: String!) { sendRecoveryEmail(email: $email) { accepted ${problems} } }`,
    variables: ({ email }) => ({ email: email ?? '' }),
    retainedFields: ['email'],
    failurePath: '/recover',
    successPath: '/recover?done=sent',
  },
  recover: {
    document: `mutation FormRecover($token: String!, $password: String!) { recover(recoveryToken: $token, password: $password) ${answer} }`,
    variables: ({ recoveryToken, password }) => ({
      token: recoveryToken ?? '',
      password: password ?? '',
    }),
    retainedFields: ['recoveryToken'],
    ...signIn,
    failurePath: '/recover/reset',
  },
  logout: {
    document: `mutation FormLogout { logout { logoutUrl ${problems} } }`,
    variables: () => ({}),
    failurePath: '/',
    successPath: '/',
  },
  'sign-out-everywhere': {
    document: `mutation FormSignOutEverywhere { signOutEverywhere { logoutUrl ${problems} } }`,
    variables: () => ({}),
    failurePath: '/account/security',
    successPath: '/',
  },
} satisfies Record<string, FormAction>

type Line = { place: number; fields: Fields }

/** `phones[0].tag` → the lines of a list, in order, each with its place in the form. */
function linesIn(fields: Fields, name: string): Line[] {
  const lines = new Map<number, Fields>()
  for (const [key, value] of Object.entries(fields)) {
    const [, list, index, part] = /^(\w+)\[(\d{1,2})\]\.(\w+)$/.exec(key) ?? []
    if (list !== name || !part) continue
    const place = Number(index)
    lines.set(place, { ...lines.get(place), [part]: value })
  }
  return [...lines]
    .sort(([one], [two]) => one - two)
    .map(([place, line]) => ({ place, fields: line }))
}

const listParts = { phones: 'phone', emails: 'email' } as const

/** Lines of a list without the emptied ones. */
const filledLines = (fields: Fields, list: keyof typeof listParts) =>
  linesIn(fields, list).filter((line) => line.fields[listParts[list]]?.trim())

/** A tag is sent only when it was changed: another browser may have changed it, too. */
function contactsOf(fields: Fields, list: keyof typeof listParts): Fields[] | undefined {
  if (linesIn(fields, list).length === 0) return
  const part = listParts[list]
  return filledLines(fields, list).map(({ fields: line }) => {
    const value = line[part]?.trim() ?? ''
    const { tag = '', was = '' } = line
    const isSame = `${tag} ${value}` === was || !tag || (!was && tag === 'UNTAGGED')
    return { [part]: value, ...(!isSame && { tag }) }
  })
}

/** Emptied lines are not sent, so the places of a problem are counted without them. */
function profileFieldOf(field: string, fields: Fields): string {
  const [, list, index, part] = /^(phones|emails)\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  if (!list) return field
  const line = filledLines(fields, list as keyof typeof listParts)[Number(index)]
  return line ? `${list}[${line.place}].${part}` : field
}

/** An empty text clears, so it is sent; only what the form lacks is left out. */
const textsOf = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name].trim()]])),
  )

const profileTexts = [
  'nickname',
  'title',
  'firstName',
  'lastName',
  'birthdate',
  'company',
  'jobTitle',
]

function profileOf(fields: Fields) {
  const phones = contactsOf(fields, 'phones')
  const emails = contactsOf(fields, 'emails')
  const customFields = linesIn(fields, 'customFields').map(({ fields: line }) => ({
    key: line.key ?? '',
    value: line.value?.trim() ?? '',
  }))
  return {
    memberId: filled(fields.memberId),
    ...textsOf(fields, profileTexts),
    ...(phones && { phones }),
    ...(emails && { emails }),
    ...(customFields.length > 0 && { customFields }),
  }
}

const addressParts = [
  'id',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'country',
  'postalCode',
]

const addressOf = (fields: Fields) => {
  const filledParts = addressParts.flatMap((part) => {
    const value = filled(fields[part])
    return value ? [[part, part === 'country' ? value.toUpperCase() : value]] : []
  })
  const address: Fields = Object.fromEntries(filledParts)
  const { tag = '', was = '' } = fields
  // Without scripts the list of regions is the one of the country before.
  const fits = address.subdivision?.startsWith(`${address.country}-`)
  return {
    country: '',
    ...address,
    ...(tag && tag !== was && { tag }),
    ...(address.subdivision && !fits && { subdivision: undefined }),
  }
}

const member = `{ member { id } ${problems} }`
const done = (path: string, name: string) => ({
  failurePath: path,
  successPath: `${path}?done=${name}`,
})

const accountActions = {
  profile: {
    document: `mutation FormProfile($input: UpdateMeInput!) { updateMe(input: $input) ${member} }`,
    variables: (fields) => ({ input: profileOf(fields) }),
    fieldOf: profileFieldOf,
    retainedFields: 'all',
    ...done('/account/profile', 'profile'),
  },
  'remove-photo': {
    document: `mutation FormRemovePhoto { removeMyPhoto ${member} }`,
    variables: () => ({}),
    failurePath: '/account/profile?form=photo',
    successPath: '/account/profile?done=photo-removed',
  },
  address: {
    document: `mutation FormAddress($input: MemberAddressInput!, $memberId: ID) { saveMyAddress(input: $input, memberId: $memberId) ${member} }`,
    variables: (fields) => ({ input: addressOf(fields), memberId: filled(fields.memberId) }),
    retainedFields: 'all',
    ...done('/account/addresses', 'address'),
  },
  'remove-address': {
    document: `mutation FormRemoveAddress($id: ID!) { removeMyAddress(id: $id) ${member} }`,
    variables: ({ addressId }) => ({ id: addressId ?? '' }),
    ...done('/account/addresses', 'removed'),
  },
  slug: {
    document: `mutation FormSlug($slug: String!) { updateMySlug(slug: $slug) ${member} }`,
    variables: ({ slug }) => ({ slug: slug ?? '' }),
    retainedFields: ['slug', 'memberId'],
    ...done('/account/community', 'slug'),
  },
  'join-community': {
    document: `mutation FormJoin { joinCommunity ${member} }`,
    variables: () => ({}),
    ...done('/account/community', 'joined'),
  },
  'leave-community': {
    document: `mutation FormLeave { leaveCommunity ${member} }`,
    variables: () => ({}),
    ...done('/account/community', 'left'),
  },
  'change-password': {
    document: `mutation FormChangePassword($newPassword: String!, $currentPassword: String) { changePassword(newPassword: $newPassword, currentPassword: $currentPassword) { accepted ${problems} } }`,
    variables: ({ newPassword, currentPassword }) => ({
      newPassword: newPassword ?? '',
      currentPassword: currentPassword || undefined,
    }),
    ...done('/account/security', 'password'),
  },
  'end-session': {
    document: `mutation FormEndSession($id: ID!) { endSession(id: $id) { accepted ${problems} } }`,
    variables: ({ sessionId }) => ({ id: sessionId ?? '' }),
    ...done('/account/security', 'session'),
  },
  'delete-account': {
    document: `mutation FormDelete($confirmation: String!, $currentPassword: String) { deleteMe(confirmation: $confirmation, currentPassword: $currentPassword) { accepted ${problems} } }`,
    variables: ({ confirmation, currentPassword }) => ({
      confirmation: confirmation ?? '',
      currentPassword: currentPassword || undefined,
    }),
    retainedFields: ['confirmation'],
    failurePath: '/account/delete',
    successPath: '/login?done=deleted',
  },
} satisfies Record<string, FormAction>

export const memberFormActions = { ...signInActions, ...accountActions }
