/** What clears a field of a member, in place of null. docs/contract/members.md §7. */
export const emptyMember = {
  nickname: '',
  title: '',
  firstName: '',
  lastName: '',
  birthdate: '',
  company: '',
  jobTitle: '',
  phones: [],
  emails: [],
  addresses: [],
}
