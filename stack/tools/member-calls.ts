// The calls of spec §7 that are about members: who they are, how they come in, how they come back.
import type { Row } from './spec-calls.ts'

const members = '/v1/members'

export const memberRows: readonly Row[] = [
  [
    'POST',
    `${members}/my/slug`,
    'members.updateCurrentMemberSlug',
    'Mutation.updateMySlug',
    'account community',
  ],
  ['POST', `${members}/{id}/slug`],
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
  ['GET', `${members}/{id}`, 'members.getMember', 'Query.member', 'playground'],
  ['GET', members, 'members.listMembers', 'Query.members', 'members'],
  [
    'POST',
    `${members}/query`,
    'members.queryMembers',
    'Query.members, member, slugCheck',
    'members, member',
  ],
  ['POST', `${members}/{id}/mute`],
  ['POST', `${members}/{id}/unmute`],
  ['POST', `${members}/{id}/approve`],
  ['POST', `${members}/{id}/block`],
  ['POST', `${members}/{id}/disconnect`],
  ['DELETE', `${members}/{id}`],
  ['DELETE', `${members}/my`, 'members.deleteMyMember', 'Mutation.deleteMe', 'account delete'],
  ['POST', `${members}/bulk/delete`],
  ['POST', `${members}/bulk/delete-by-filter`],
  ['POST', `${members}/bulk/approve-by-filter`],
  ['POST', `${members}/bulk/block-by-filter`],
  ['POST', members],
  [
    'PATCH',
    `${members}/{member.id}`,
    'members.updateMember',
    'Mutation.updateMe',
    'account profile, addresses',
  ],
  [
    'DELETE',
    `${members}/{id}/phones`,
    'members.deleteMemberPhones',
    'Mutation.updateMe',
    'account profile',
  ],
  [
    'DELETE',
    `${members}/{id}/emails`,
    'members.deleteMemberEmails',
    'Mutation.updateMe',
    'account profile',
  ],
  [
    'DELETE',
    `${members}/{id}/addresses`,
    'members.deleteMemberAddresses',
    'Mutation.updateMe',
    'account addresses',
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
  ['POST', '/v1/activation-email', 'recovery.sendActivationEmail'],
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
