type PartialNoticeProps = { requestId: string | null; href: string }

/** Notice that part of the page failed to load. */
export function PartialNotice({ requestId, href }: PartialNoticeProps) {
  return (
    <p className="wrap" role="status">
      Part of this page didn’t load.{' '}
      <a href={href} data-reload="">
        Try again
      </a>
      {requestId && (
        <>
          {' '}
          or quote <code>{requestId}</code> to our staff
        </>
      )}
      .
    </p>
  )
}
