import { useState } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
import { Form } from '../../forms/Form.tsx'
import { problemsFromUrl } from '../../forms/problems-from-url.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { PhotoDone, PhotoField } from './PhotoField.tsx'
import styles from './Profile.module.css'
import { RemovePhoto } from './RemovePhoto.tsx'
import { sendPhoto } from './send-photo.ts'

export const PhotoControls_member = graphql(`
  fragment PhotoControls_member on Member {
    id
    photo {
      url(width: 160, height: 160, format: WEBP)
    }
  }
`)

const said: Record<string, string> = {
  photo: messages.yourPhotoIsSaved,
  'photo-removed': messages.yourPhotoIsRemoved,
}

type PhotoControlsProps = ScreenProps & { member: FragmentType<typeof PhotoControls_member> }

/** Changes and removes the profile photo, below the name beside it. */
export function PhotoControls({ member, request }: PhotoControlsProps) {
  const { search } = request
  const { id, photo } = unmask(PhotoControls_member, member)
  const [initialProblems] = useState(() => problemsFromUrl(search, 'photo'))
  const labels = { photo: photo?.url ? messages.changePhoto : messages.addPhoto }
  const form = useForm({ labels, initialProblems, send: sendPhoto })
  const done = said[search.get('done') ?? '']
  const canUpload = useFeature('PROFILE_PHOTO')
  if (!canUpload && !photo?.url && !done) return null
  return (
    <div className={styles.photo}>
      {canUpload ? (
        <Form
          state={form}
          label={messages.photo}
          action={`${basePath}/account/photo`}
          encType="multipart/form-data"
          hidden={{ memberId: id }}
        >
          <PhotoField done={done} />
        </Form>
      ) : (
        done && <PhotoDone>{done}</PhotoDone>
      )}
      {photo?.url && <RemovePhoto request={request} />}
    </div>
  )
}
