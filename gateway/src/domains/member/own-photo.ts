// The photo of the own profile: uploaded with the site's key, set with the member's token. docs/contract/members.md §4.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { Member } from '../../platform/member/member.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { ServiceCalls } from '../../platform/service-calls.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { callsOf } from '../common/store-features.ts'
import { memberResult, refused } from './member-result.ts'
import { pictureTypeOf } from './picture-type.ts'

type Photo = { id: string; url: string; width: number; height: number }

const field = 'photo'
const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }

/** Uploads an image and sets it as the photo; a refusal leaves the previous one. */
export async function uploadMyPhoto(content: Buffer, context: MemberContext) {
  const calls = callsOf('PROFILE_PHOTO', context)
  const contentType = pictureTypeOf(content)
  if (content.length === 0) return refused([problem('REQUIRED_FIELD', { field })])
  if (!contentType) return refused([problem('PICTURE_FORMAT', { field })])
  if (!calls) return refused([problem('NOT_AVAILABLE_ON_THIS_SITE', { field })])
  const result = await memberResult(
    async () => setPhoto(await keep({ content, contentType }, calls), context),
    context,
    field,
  )
  // The platform's field paths are replaced by our single argument.
  const problems = result.problems.map((one) => (one.field ? { ...one, field } : one))
  return { ...result, problems }
}

type File = { content: Buffer; contentType: string }

/** Uploads under a generic name, because file names may be personal. */
async function keep(
  file: File,
  elevated: Pick<ServiceCalls, 'createUploadUrl' | 'uploadFile'>,
): Promise<Photo> {
  const ending = endings[file.contentType.slice('image/'.length)]
  const { uploadUrl } = await elevated.createUploadUrl({
    contentType: file.contentType,
    filename: `profile-photo.${ending}`,
    size: file.content.length,
    isPrivate: false,
  })
  const uploaded = await elevated.uploadFile(uploadUrl, file).catch((error: unknown) => {
    throw asRefusedPicture(error)
  })
  const { id, url, width, height } = uploaded.file
  return { id, url, width: width ?? 0, height: height ?? 0 }
}

/** The platform validates images more strictly than we do. Assumed. */
function asRefusedPicture(error: unknown): unknown {
  if (!(error instanceof PlatformFailure) || error.kind !== 'validation') return error
  const code = 'PICTURE_FORMAT'
  const rules = error.violations.map((one) => ({ ...one, ruleName: code }))
  return new PlatformFailure(error.kind, error.message, error.facts, rules)
}

async function setPhoto(
  photo: Photo,
  context: SessionContext & PlatformContext,
): Promise<{ member: Member }> {
  const id = (await context.session.find())?.memberId ?? ''
  return context.own.memberWrites.update({ id, member: { photo } })
}

/** A photo without id and URL removes it. Assumed. */
export const removeMyPhoto: MutationResolvers['removeMyPhoto'] = (_, __, context) =>
  memberResult(() => setPhoto({ id: '', url: '', width: 0, height: 0 }, context), context, field)
