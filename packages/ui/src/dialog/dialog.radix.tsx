'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import { useCloseRequest } from '../internal/use-close-request.js';
import { isPressOutside, type DialogContent } from './dialog.logic.js';

export interface DialogSurfaceProps extends DialogContent {
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
          onClick={(event) => {
            if (isPressOutside(event.currentTarget, pressed.current, event.target)) onOpenChange(false);
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
