type NavLinkProps = { href: string; path: string; children: string }

/** A link that says when it leads to where one is. */
export function NavLink({ href, path, children }: NavLinkProps) {
  return (
    <a href={href} aria-current={path === href ? 'page' : undefined}>
      {children}
    </a>
  )
}
