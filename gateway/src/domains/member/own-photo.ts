// The photo of one's own profile. The picture goes into the site's media, with the site's own key; the
// profile is the member's to change. contract/members.md §4.
import type { WireMember } from '@vitrine/platform'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'
import type { Elevated } from '../../platform/elevated.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { memberResult, refused } from './member-result.ts'
import { pictureTypeOf } from './picture-type.ts'

type Photo = { id: string; url: string; width: number; height: number }

const field = 'photo'
const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }

/** Puts a picture into the media and onto the profile; a refusal leaves the photo that was there. */
export async function uploadMyPhoto(content: Buffer, context: Context) {
  const { elevated } = context
  const contentType = pictureTypeOf(content)
  if (content.length === 0) return refused([problem('REQUIRED_FIELD', { field })])
  if (!contentType) return refused([problem('PICTURE_FORMAT', { field })])
  if (!elevated) return refused([problem('NOT_AVAILABLE_ON_THIS_SITE', { field })])
  const result = await memberResult(
    async () => setPhoto(await keep({ content, contentType }, elevated), context),
    context,
    field,
  )
  // The platform speaks of its own arguments; the person has chosen one file.
  const problems = result.problems.map((one) => (one.field ? { ...one, field } : one))
  return { ...result, problems }
}

type File = { content: Buffer; contentType: string }

/** Under a name of ours: what somebody calls a file is nobody's business. */
async function keep(file: File, elevated: Elevated): Promise<Photo> {
  const ending = endings[file.contentType.slice('image/'.length)]
  const { uploadUrl } = await elevated.generateFileUploadUrl({
    mimeType: file.contentType,
    fileName: `profile-photo.${ending}`,
    sizeInBytes: String(file.content.length),
    private: false,
  })
  const answer = await elevated.uploadFile(uploadUrl, file).catch((error: unknown) => {
    throw asRefusedPicture(error)
  })
  const { id, media, url: fileUrl } = answer.file
  const { url = fileUrl, width, height } = media?.image?.image ?? {}
  if (!url) throw new PlatformFailure('system', 'A file without an address', { call: 'uploadFile' })
  return { id, url, width: width ?? 0, height: height ?? 0 }
}

/** Bytes that begin like a picture and are none: the platform looks closer than we do. Assumed. */
function asRefusedPicture(error: unknown): unknown {
  if (!(error instanceof PlatformFailure) || error.kind !== 'validation') return error
  const code = 'PICTURE_FORMAT'
  const rules = error.violations.map((one) => ({ ...one, ruleName: code }))
  return new PlatformFailure(error.kind, error.message, error.facts, rules)
}

async function setPhoto(photo: Photo, context: Context): Promise<{ member: WireMember }> {
  const id = (await context.session.find())?.memberId ?? ''
  return context.own.members.updateMember({ id, member: { id, profile: { photo } } })
}

/** A photo without id and address is none. Assumed. */
export const removeMyPhoto: MutationResolvers['removeMyPhoto'] = (_, __, context) =>
  memberResult(() => setPhoto({ id: '', url: '', width: 0, height: 0 }, context), context, field)
