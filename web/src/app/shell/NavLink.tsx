type NavLinkProps = { href: string; path: string; children: string }

/** A link with `aria-current` on its own page. */
export function NavLink({ href, path, children }: NavLinkProps) {
  return (
    <a href={href} aria-current={path === href ? 'page' : undefined}>
      {children}
    </a>
  )
}
