// The calls of spec §7 about members: profiles, sign-in, recovery.
import { adminMemberRows } from './admin-calls.ts'
import type { Row } from './spec-row.ts'

const members = '/v1/members'

export const memberRows: readonly Row[] = [
  [
    'POST',
    `${members}/my/slug`,
    'members.updateCurrentMemberSlug',
    'Mutation.updateMySlug',
    'account community',
  ],
  ...adminMemberRows.slug,
  [
    'POST',
    `${members}/join-community`,
    'members.joinCommunity',
    'Mutation.joinCommunity',
    'account community',
  ],
  [
    'POST',
    `${members}/leave-community`,
    'members.leaveCommunity',
    'Mutation.leaveCommunity',
    'account community',
  ],
  ['GET', `${members}/my`, 'members.getCurrentMember', 'Query.me', 'account'],
  [
    'GET',
    `${members}/{id}`,
    'members.getMember',
    'Query.member, managedMember',
    'playground, admin members',
  ],
  ['GET', members, 'members.listMembers', 'Query.members', 'members'],
  [
    'POST',
    `${members}/query`,
    'members.queryMembers',
    'Query.members, member, slugCheck, managedMembers, countMembersByFilter',
    'members, member, admin members',
  ],
  ...adminMemberRows.states,
  ['DELETE', `${members}/my`, 'members.deleteMyMember', 'Mutation.deleteMe', 'account delete'],
  ...adminMemberRows.many,
  [
    'PATCH',
    `${members}/{member.id}`,
    'members.updateMember',
    'Mutation.updateMe, updateMember',
    'account profile, addresses, admin members',
  ],
  [
    'DELETE',
    `${members}/{id}/phones`,
    'members.deleteMemberPhones',
    'Mutation.updateMe, updateMember, deleteMemberPhones',
    'account profile, admin members',
  ],
  [
    'DELETE',
    `${members}/{id}/emails`,
    'members.deleteMemberEmails',
    'Mutation.updateMe, updateMember, deleteMemberEmails',
    'account profile, admin members',
  ],
  [
    'DELETE',
    `${members}/{id}/addresses`,
    'members.deleteMemberAddresses',
    'Mutation.updateMe, updateMember, deleteMemberAddresses',
    'account addresses, admin members',
  ],
]

export const authenticationRows: readonly Row[] = [
  ['POST', '/v2/register', 'authentication.register', 'Mutation.register', 'register'],
  ['POST', '/v2/login', 'authentication.login', 'Mutation.login', 'login'],
  [
    'POST',
    '/v2/change-password',
    'authentication.changePassword',
    'Mutation.changePassword',
    'account security',
  ],
  ['GET', '/v1/callback', 'authentication.callback', 'none: a browser goes there', 'none'],
  ['POST', '/v2/sign-on', 'authentication.signOn', 'Mutation.updateMe', 'account profile'],
  ['GET', '/v1/logout', 'authentication.logout', 'none: a browser goes there', 'none'],
  [
    'POST',
    '/v2/{factorType}/verify',
    'authentication.verifyFactor',
    'Mutation.verifyFactor',
    'second factor',
  ],
]

export const recoveryRows: readonly Row[] = [
  ['POST', '/v1/send-email', 'recovery.sendRecoveryEmail', 'Mutation.sendRecoveryEmail', 'recover'],
  [
    'POST',
    '/v1/activation-email',
    'recovery.sendActivationEmail',
    'Mutation.sendActivationEmail',
    'admin members',
  ],
  ['POST', '/v1/recover', 'recovery.recover', 'Mutation.recover', 'reset'],
  ['POST', '/v1/Start', 'verification.start', 'Mutation.sendVerificationEmail', 'playground'],
  [
    'POST',
    '/v1/auth/verify',
    'verification.verifyDuringAuthentication',
    'Mutation.verifyEmailCode',
    'verify',
  ],
  [
    'POST',
    '/v1/auth/resend',
    'verification.resendDuringAuthentication',
    'Mutation.resendEmailCode',
    'verify',
  ],
]
