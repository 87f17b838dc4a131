import { useState } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { Form } from '../../forms/Form.tsx'
import { problemsFromUrl } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { FileField } from './FileField.tsx'
import { RemovePhoto } from './RemovePhoto.tsx'
import { Section } from './Section.tsx'
import { pictureTypes, sendPhoto } from './send-photo.ts'

export const PhotoSection_member = graphql(`
  fragment PhotoSection_member on Member {
    id
    photo {
      url(width: 160, height: 160, format: WEBP)
    }
  }
`)

const labels = { photo: messages.picture }
const said: Record<string, string> = {
  photo: messages.yourPhotoIsSaved,
  'photo-removed': messages.yourPhotoIsRemoved,
}

type PhotoSectionProps = ScreenProps & { member: FragmentType<typeof PhotoSection_member> }

/** Form for the profile photo. The photo itself is in the page header. */
export function PhotoSection({ member, request: { search } }: PhotoSectionProps) {
  const { id, photo } = unmask(PhotoSection_member, member)
  const [initialProblems] = useState(() => problemsFromUrl(search, 'photo'))
  const form = useForm({ labels, initialProblems, send: sendPhoto })
  const done = said[search.get('done') ?? '']
  return (
    <Section title={messages.photo} text={messages.photoIntro}>
      <Form
        state={form}
        label={messages.photo}
        action={`${basePath}/account/photo`}
        encType="multipart/form-data"
        hidden={{ memberId: id }}
      >
        <FileField
          name="photo"
          required
          accept={pictureTypes.join(',')}
          hint={messages.photoFormats}
          data-missing={messages.choosePictureFirst}
        />
        <SubmitRow isSecondary busy={messages.uploading} done={done} wasDone={Boolean(done)}>
          {photo?.url ? messages.replacePhoto : messages.uploadPhoto}
        </SubmitRow>
      </Form>
      {photo?.url && <RemovePhoto />}
    </Section>
  )
}
