import { Args, Context, ID, InputType, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ArrangePhotos, ListOwnPhotos, type PagePhoto, RemovePhoto, RestorePhoto } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { inputOf } from '../graphql/type-of.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Uploads } from '../pictures/uploads.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn, verified } from '../visitors/visitor.js';
import { Photo, toPhoto } from './photo.types.js';

@InputType()
class MyPagePhotoInput extends inputOf(ArrangePhotos.request.shape.photos.element, {
  alt: 'Alternative text of the photo.',
}) {}

/** Lets a page's owner list, arrange and remove its photos; uploads go to VisitorUploadsController. Never part of a cached page. */
@Resolver()
export class MyPagePhotosResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly uploads: Uploads,
  ) {}

  @Query(() => [Photo], { description: 'Photos of the page in their display order. Fails with `not-page-owner`.' })
  async myPagePhotos(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    return this.shown(
      await this.requests.send(ListOwnPhotos, { businessId }, { actor: visitorActor(signedIn(visitor)) }),
    );
  }

  @Mutation(() => [Photo], { description: 'Sets alternative texts and order of all photos of the page.' })
  async arrangeMyPhotos(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('photos', { type: () => [MyPagePhotoInput] }) photos: MyPagePhotoInput[],
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    const context = { ...(await this.acting(visitor)), commandId };
    const request = { businessId, photos: photos.map(({ id, alt }) => ({ id, alt })) };
    return this.shown(await this.requests.send(ArrangePhotos, request, context));
  }

  @Mutation(() => [Photo], { description: 'Removes a photo from the page; returns the remaining ones.' })
  async removeMyPhoto(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    return this.shown(await this.requests.send(RemovePhoto, { businessId, id }, await this.acting(visitor)));
  }

  @Mutation(() => [Photo], {
    description: 'Restores a photo that an owner removed from the page within the last 30 days.',
  })
  async restoreMyPhoto(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    return this.shown(await this.requests.send(RestorePhoto, { businessId, id }, await this.acting(visitor)));
  }

  private async acting(visitor: Requesting) {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('ownPage', actor.id);
    return { actor };
  }

  private shown({ photos }: { photos: PagePhoto[] }): Photo[] {
    return photos.map((photo) => toPhoto(photo, this.uploads));
  }
}
