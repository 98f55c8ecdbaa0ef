'use client';

import { useEffect, useState, type DragEvent, type RefObject } from 'react';

interface ChosenFile {
  name: string;
  /** The size in bytes. */
  size: number;
}

/** The file of an input, with handlers to drop one and to remove it. */
export function useChosenFile(control: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isDragging, setDragging] = useState(false);

  const update = () => {
    setFile(control.current?.files?.[0] ?? null);
  };

  /** Fires `change` on the input, as the platform's dialog does. */
  const announce = () => control.current?.dispatchEvent(new Event('change', { bubbles: true }));

  // Show a file that the visitor chose before hydration.
  useEffect(() => {
    setFile(control.current?.files?.[0] ?? null);
  }, [control]);

  return {
    file,
    isDragging,
    update,
    dropTarget: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (control.current?.disabled || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setDragging(false);
        const [dropped] = event.dataTransfer.files;
        if (!control.current || control.current.disabled || !dropped) return;
        event.preventDefault();
        // Keep only the first file: browsers reject a list of several files for an input without `multiple`.
        const list = new DataTransfer();
        list.items.add(dropped);
        control.current.files = list.files;
        announce();
      },
    },
    remove: () => {
      if (!control.current) return;
      control.current.value = '';
      announce();
      control.current.focus();
    },
  };
}
