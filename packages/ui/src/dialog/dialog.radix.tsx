'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import { useCloseRequest } from '../internal/use-close-request.js';

export type DialogVariant = 'panel' | 'full';

/** The parts of the dialog that you can give a class name. */
export type DialogPart = 'close' | 'frame' | 'title' | 'description';

export interface DialogLabels {
  /** Text of the close button, for screen readers. */
  close: string;
}

/** The dialog's content and look. `Dialog` passes them on to this lazy part. */
export interface DialogContent extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-modal'
> {
  /** The heading, which is also the accessible name of the dialog. */
  title: ReactNode;
  /** Whether the title is visually hidden, for screen readers only. @default false */
  titleHidden?: boolean;
  /** A sentence under the title, which screen readers announce when the dialog opens. @default none */
  description?: ReactNode;
  /** Texts of the dialog. */
  labels: DialogLabels;
  /** The content under the title. */
  children: ReactNode;
  /** The look: `panel` is a raised panel over the darkened page; `full` fills the screen. @default 'panel' */
  variant?: DialogVariant;
  /** The element that receives focus when the dialog closes. @default the element that had focus when it opened */
  returnFocusRef?: RefObject<HTMLElement | null>;
  /** Class names of the parts; `className` is that of the element with the role. @default none */
  classNames?: Partial<Record<DialogPart, string>>;
}

interface DialogSurfaceProps extends DialogContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DialogSurface({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  labels,
  children,
  variant = 'panel',
  returnFocusRef,
  className,
  classNames: classes,
  ...rest
}: DialogSurfaceProps) {
  const opener = useRef<Element | null>(null);
  const pressed = useRef<EventTarget | null>(null);

  useCloseRequest(open, () => {
    onOpenChange(false);
  });

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* No Radix.Overlay: its scroll lock pads the body. The style sheet locks scrolling and keeps the gutter. */}
        <Radix.Content
          {...rest}
          className={classNames('gloam-dialog', className)}
          data-variant={variant}
          aria-modal="true"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
          }}
          onKeyDownCapture={(event) => {
            // During composition, Tab belongs to the input method; Radix would loop focus at the last control.
            if (event.key === 'Tab' && isComposing(event.nativeEvent)) event.stopPropagation();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = returnFocusRef?.current ?? opener.current;
            if (target instanceof HTMLElement) target.focus();
          }}
          onPointerDown={(event) => {
            pressed.current = event.target;
          }}
          onClick={({ currentTarget: backdrop, target: released }) => {
            // A press that began in a field and was dragged to the backdrop must not close the dialog.
            if (pressed.current === backdrop && released === backdrop) onOpenChange(false);
          }}
        >
          <Radix.Close
            className={classNames('gloam-square gloam-dialog-close', classes?.close)}
            aria-label={labels.close}
          >
            <Icon name="close" size={24} />
          </Radix.Close>
          <div className={classNames('gloam-dialog-frame', classes?.frame)}>
            <Radix.Title
              className={classNames(
                'gloam-dialog-title',
                titleHidden && 'gloam-visually-hidden',
                classes?.title,
              )}
            >
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className={classNames('gloam-dialog-description', classes?.description)}>
                {description}
              </Radix.Description>
            )}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
