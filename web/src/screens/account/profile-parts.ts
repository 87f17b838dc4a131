// What the profile page loads in a chunk of its own, because it is at its size budget without these parts.
export { MoreFields, moreLabelsOf } from './MoreFields.tsx'
export { PhotoControls } from './PhotoControls.tsx'
