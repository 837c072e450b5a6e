export const media = {
  'avatar.current': 'Your current profile picture',
  'avatar.choose': 'Choose a picture',
  'avatar.hint':
    'JPEG, PNG, WebP, GIF or AVIF, up to 5 MB. We crop it to a square and remove details such as location and camera.',
  'avatar.submit': 'Upload picture',
  'avatar.busy': 'Uploading…',
  'avatar.progress': 'Upload progress',
  'avatar.remove': 'Remove picture',
  'failure.must_be_logged_in': 'You must be logged in to access this page',
  'failure.select_image': 'Please select an image to upload',
  'failure.invalid_file_type': 'Invalid file type selected',
  'failure.image_too_large': 'The picture is larger than 5 MB. Please choose a smaller one.',
  'failure.image_too_many_pixels':
    'The picture has too many pixels: up to 40 megapixels for JPEG and PNG, 16 for other formats. Please choose a smaller one.',
  'failure.image_damaged': 'The picture is damaged or incomplete. Please choose another one.',
  'failure.storage_away': 'The image store is unavailable at the moment. Your current picture is unchanged.',
  'failure.image_upload': 'Error uploading image',
  'failure.image_delete': 'Error deleting image',
  'message.profileImageUpdated': 'Profile image updated',
  'message.profileImageRemoved': 'Profile image removed',
}
