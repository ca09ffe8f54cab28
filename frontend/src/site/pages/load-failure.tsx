import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown by an island if its code cannot be loaded; the button tries again. */
export function LoadFailure() {
  return (
    <template data-load-failure>
      <div className="max-w-xl">
        <Notice tone="danger">This page couldn’t be loaded. Try again.</Notice>
        <Button variant="main" className="mt-4">
          Try again
        </Button>
      </div>
    </template>
  );
}
