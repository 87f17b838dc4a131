// Generated from languages/en/emulator.json.
export const cookiesAreNeeded = "Cookies are needed"
export const allowCookies = "Your browser blocks cookies here. Allow them and sign in again."
export const signIn = "Sign in"
export const becomeMember = "Create an account"
export const forgotPassword = "Forgot your password?"
export const checkYourEmail = "Check your email"
export const oneMoreStep = "One more step"
export const nearlyThere = "Nearly there"
export const goOnAsVisitor = "Continue as a guest"
export { newHere } from './signIn/newHere.ts'
export const nameShownToOthers = "Name shown to others"
export const signInByCode = "Sign in with a code by email"
export const signInWithPassword = "Sign in with your password"
export const byCodeIntro = "We send you a code of six digits. You need no password."
export const sendCode = "Send the code"
export const codeMaybeSent = "If there is an account with this address, a code is on its way. It is good for fifteen minutes."
export { beenHereBefore } from './signIn/beenHereBefore.ts'
export const forgotIntro = "We send you a link to choose a new one."
export const sendLink = "Send the link"
export const backToSigningIn = "Back to signing in"
export const codeSent = "We sent you a code of six digits. It is good for fifteen minutes."
export const newCodeSent = "A new code is on its way."
export const confirm = "Confirm"
export const sendItAgain = "Send it again"
export const codeToPhone = "We sent a code to your phone."
export const codeToPhoneHint = ({ hint }: { hint: string | number }) => `We sent a code to your phone (${hint}).`
export const calling = "We call you and read a code to you."
export const callingHint = ({ hint }: { hint: string | number }) => `We call you and read a code to you (${hint}).`
export const codeToMailbox = "We sent a code to your mailbox."
export const codeToMailboxHint = ({ hint }: { hint: string | number }) => `We sent a code to your mailbox (${hint}).`
export const authenticatorCode = "Enter the code of your authenticator app."
export const approveOnPhone = "Approve the sign-in on your phone, then continue."
export const goOn = "Continue"
export const waitingIntro = "The shop reviews every new member. We’ll email you when your account is approved."
export const linkSent = "If there is an account with this address, a link is on its way."
export const newPassword = "New password"
export const savePassword = "Save password"
export const passwordChanged = "Password changed"
export const passwordIsChanged = "Your password is changed"
export const passwordRefused = ({ reason }: { reason: string | number }) => `The password ${reason}`
export const emailRefused = ({ reason }: { reason: string | number }) => `The email ${reason}`
export const inputRefused = ({ reason }: { reason: string | number }) => `What you typed ${reason}`
