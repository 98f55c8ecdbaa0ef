export { FieldFrame, type FieldControl, type FieldFrameProps, type FieldProps } from './field-frame.js';
